export { z, z as default } from 'zod';
