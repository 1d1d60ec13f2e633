// Markdown files as modules: "import page from 'x.md'" gives its title, its first paragraph and its
// HTML. It is done in the build, so that browsers load finished text and no reader of Markdown.
import { basename, dirname, posix } from 'node:path';
import { Marked } from 'marked';

/** The mark of a heading, as code hosts make it, so that links work there and here. */
export function slug(heading) {
  return heading
    .toLowerCase()
    .replace(/<[^>]*>/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

const plain = (text) => text.replace(/[`*]|\[([^\]]*)\]\([^)]*\)/g, (_, label) => label ?? '');
const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

/**
 * Where a link of a file leads: to an address of ours, to another host, or nowhere (null), since not
 * every file of the docs is offered to people.
 */
export function addressOf(href, file, offered) {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path, mark] = href.split('#');
  const target = posix.normalize(posix.join(dirname(file), path));
  if (!target.endsWith('.md') || !offered(target)) return null;
  return `/docs/${basename(target, '.md')}${mark ? `#${mark}` : ''}`;
}

/** A file as a page; `file` is its path inside the repository. */
export function pageOf(source, file, offered) {
  const marks = new Map();
  const unique = (mark) => {
    const times = marks.get(mark) ?? 0;
    marks.set(mark, times + 1);
    return times === 0 ? mark : `${mark}-${times}`;
  };
  let title = '';
  const sections = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        // The page has its own place for the title.
        if (depth === 1) {
          title ||= plain(text);
          return '';
        }
        const mark = unique(slug(plain(text)));
        if (depth === 2) sections.push({ mark, heading: plain(text) });
        return `<h${depth} id="${mark}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        const address = addressOf(href, file, offered);
        return address === null ? label : `<a href="${escaped(address)}">${label}</a>`;
      },
      table(token) {
        // Above the names of rows there is nothing to say, and a heading that says nothing is none.
        const cell = ({ tokens, text }, tag) => {
          const kind = text.trim() === '' ? 'td' : tag;
          return `<${kind}>${this.parser.parseInline(tokens)}</${kind}>`;
        };
        const cells = (row, tag) => row.map((one) => cell(one, tag)).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        // A table that is wider than the page is moved inside its frame, also by keyboard.
        return `<div class="table" role="group" tabindex="0" aria-label="Table"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>\n${rows}\n</tbody></table></div>\n`;
      },
      code({ text }) {
        return `<pre role="group" tabindex="0" aria-label="Commands"><code>${escaped(text)}</code></pre>\n`;
      },
    },
  });
  const first = marked.lexer(source).find(({ type }) => type === 'paragraph');
  const html = marked.parse(source);
  return { title, lead: plain(first?.text ?? ''), sections, html };
}

/** The plugin for Vite. With "?about" a module holds the title and the first paragraph alone. */
export function markdown({ root, offered }) {
  /** What each page is called, for the server: it says so to programs that show links. */
  const listed = {};
  return {
    name: 'parlour-markdown',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'docs.json', source: JSON.stringify(listed) });
    },
    transform: {
      filter: { id: /\.md(\?about)?$/ },
      handler(source, id) {
        const [path, query] = id.split('?');
        const file = path.slice(root.length + 1);
        const { title, lead, sections, html } = pageOf(source, file, offered);
        listed[basename(file, '.md')] = { title, lead };
        const told = query === 'about' ? { title, lead } : { title, sections, html };
        return { code: `export default ${JSON.stringify(told)};`, map: null };
      },
    },
  };
}
