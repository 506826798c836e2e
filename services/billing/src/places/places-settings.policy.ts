import { z } from 'zod';

import { isSecureAddress } from '@alcancia/server-kit';

const isUsable = (template: string): boolean => template.includes('{ip}') && isSecureAddress(template);

/** Who says where visitors are: an address with '{ip}' in it. Empty: nobody is asked. */
export const placesConfig = z.object({
  GEOIP_URL: z
    .string()
    .default('')
    .refine((template) => template === '' || isUsable(template), 'must be an https address with {ip} in it'),
});
export type PlacesConfig = z.output<typeof placesConfig>;
