import type { MapArt } from '../../../tableau/map/types';
import drawn from '../../../../target/maps/votes-for-women.json';

export default drawn as unknown as MapArt;
