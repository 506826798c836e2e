/** What keycloak-js touches of a browser when it is given its tokens. */
const page = {
  isSecureContext: true,
  window: { location: { href: 'http://localhost:3000/', origin: 'http://localhost:3000' }, setTimeout: () => 0 },
  document: { cookie: '' },
};

/** From here on the global object is a page's; returns how to leave it. Not before a database runs: PGlite would take us for a browser. */
export function enterPage(): () => void {
  Object.assign(globalThis, page);
  return () => {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  };
}
