import { z } from 'zod';

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

const isUsable = (template: string): boolean => {
  if (!template.includes('{ip}') || !URL.canParse(template)) return false;
  const { protocol, hostname } = new URL(template);
  return protocol === 'https:' || local.has(hostname);
};

/** Who says where visitors are: an address with '{ip}' in it. Empty: nobody is asked. */
export const placesConfig = z.object({
  GEOIP_URL: z
    .string()
    .default('')
    .refine((template) => template === '' || isUsable(template), 'must be an https address with {ip} in it'),
});
export type PlacesConfig = z.output<typeof placesConfig>;
