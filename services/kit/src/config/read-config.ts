import { z } from 'zod';

/** Parses a service's environment once at the start; the error names every bad value and never shows one. */
export function readConfig<Schema extends z.ZodType>(
  room: string,
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`);
  throw new Error(`The configuration of ${room} is not usable: ${problems.join('; ')}`);
}

/** What every service needs besides its own. */
export const kitConfig = z.object({
  /** Keys the HMAC of request bodies and seals unfinished intents; 32 bytes or more, outside the database. */
  INTENT_SECRET: z.string().min(32),
});
