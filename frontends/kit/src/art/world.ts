// Drawings of a child's world alone. Not shared: the one micro-frontend that draws them brings them itself.
export { moments } from './moments.js';
export { places } from './places.js';
