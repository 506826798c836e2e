/** As a name stands at the head of an environment variable. */
export const upper = (name) => name.toUpperCase();

/** The npm package of a service. */
export const packageOf = (name) => `@alcancia/${name}`;
