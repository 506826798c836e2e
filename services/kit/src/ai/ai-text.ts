import { failure } from '../errors/failure.js';
import { createGuard, type Guard } from '../guard/guard.js';
import type { AiSettings } from './ai-settings.js';
import { boundedFetch } from './bounded-fetch.js';

export interface AiTextLimits {
  /** Milliseconds until it has to have answered. */
  readonly answersWithinMs: number;
  /** Calls under way at once. */
  readonly atOnce: number;
  /** Characters of an answer that are read; a longer one is none. */
  readonly answerLength: number;
}

/** What is asked: the task is ours, `told` is data of whoever asks. */
export interface AiAsked {
  readonly task: string;
  readonly told: string;
  /** The answer has to be a JSON object. */
  readonly isJson?: boolean;
}

/** What an answer in JSON takes at the most around its text, in bytes: an answer of another kind is longer. */
const envelopeBytes = 20_000;

/**
 * Text by an AI provider that speaks OpenAI's protocol, through its own client: one try more where it asks for patience, a
 * deadline, a circuit breaker. What it calls tools for is no answer: none are offered.
 */
export class AiText {
  private readonly guard: Guard;

  constructor(
    private readonly settings: AiSettings & { readonly secret: string },
    private readonly limits: AiTextLimits,
  ) {
    this.guard = createGuard({ atOnce: limits.atOnce, deadlineMs: limits.answersWithinMs });
  }

  /** Whether there is a provider to ask. */
  get isThere(): boolean {
    return this.settings.AI_URL !== '';
  }

  /** What it wrote, never empty. Throws `unavailable` where it does not answer, or not with text. */
  async write({ task, told, isJson = false }: AiAsked): Promise<string> {
    const { answersWithinMs, answerLength } = this.limits;
    const { AI_URL: baseURL, AI_MODEL: model, secret: apiKey } = this.settings;
    const { OpenAI } = await import('openai');
    const provider = new OpenAI({
      baseURL,
      apiKey,
      maxRetries: 1,
      timeout: answersWithinMs,
      logLevel: 'off',
      fetch: boundedFetch(answerLength * 6 + envelopeBytes),
    });
    try {
      return await this.guard.run('ai-text', async (signal) => {
        const { choices } = await provider.chat.completions.create(
          {
            model,
            ...(isJson && { response_format: { type: 'json_object' } }),
            messages: [
              { role: 'system', content: task },
              { role: 'user', content: told },
            ],
          },
          signal ? { signal } : {},
        );
        const text = choices[0]?.message.content?.trim() ?? '';
        if (text === '' || text.length > answerLength) throw new Error('no answer in text');
        return text;
      });
    } catch {
      throw failure('unavailable');
    }
  }
}
