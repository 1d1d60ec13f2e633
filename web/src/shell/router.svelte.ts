import { follows, match, same, type Route } from './route';

/** Where the person is. One for the whole page; pages read `route` and call `go`. */
class Router {
  route: Route = $state.raw(match(location.pathname));
  query: URLSearchParams = $state.raw(new URLSearchParams(location.search));

  #at = new URL(location.href);

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#click(event));
  }

  /** Goes to a page of ours; `replace` leaves no step behind to come back to. */
  go(path: string, replace = false): void {
    if (replace) {
      history.replaceState(null, '', path);
    } else {
      history.pushState(null, '', path);
    }
    this.#read();
    scrollTo(0, 0);
  }

  /** Going to a mark on the same page is no new page. */
  #read(): void {
    const at = new URL(location.href);
    if (same(at, this.#at)) {
      return;
    }
    this.#at = at;
    this.route = match(location.pathname);
    this.query = new URLSearchParams(location.search);
  }

  #click(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) {
      return;
    }
    const press = {
      button: event.button,
      modified: event.metaKey || event.ctrlKey || event.shiftKey || event.altKey,
      handled: event.defaultPrevented,
    };
    const to = follows(
      press,
      { href: link.href, target: link.target, download: link.hasAttribute('download') },
      location.href,
    );
    if (to !== null) {
      event.preventDefault();
      this.go(to);
    }
  }
}

export const router = new Router();
