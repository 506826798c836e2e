import { z } from 'zod';

/** The service's environment; it needs nothing beyond what the kit asks for. */
export const familyConfig = z.object({});
