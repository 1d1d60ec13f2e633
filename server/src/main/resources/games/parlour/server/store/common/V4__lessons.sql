alter table game_table add column lesson text; -- the lesson that is taught there
