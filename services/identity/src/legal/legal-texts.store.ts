import { Injectable } from '@nestjs/common';
import { type SqlEntityManager } from '@mikro-orm/sql';

import { type LegalDocument, type LegalSection, type LegalVersionView } from '@alcancia/contracts/identity';
import { type Work } from '@alcancia/server-kit';

import { type LegalVersion, versionInForce } from './legal-versions.policy.js';

interface Row extends LegalVersion {
  readonly title: string;
  readonly summary: string;
}

/** What is published: a text with a version of its own. `effectiveOn` may lie ahead: it is announced until then. */
export interface LegalText extends Row {
  readonly sections: LegalSection[];
}

/** Shown of each text, the newest first. */
const versionsShown = 50;

/** The public texts. What is published is never changed: a correction is a version of its own (G50). */
@Injectable()
export class LegalTexts {
  /** All versions of all texts; of each text the newest first. */
  async versions(em: SqlEntityManager, now: Date): Promise<LegalVersionView[]> {
    const rows = await headsOf(em);
    return rows.map((row) => ({ ...row, isInForce: row === versionInForce(rows, row.document, now) }));
  }

  /** The version in force, or that one; undefined where it was never published. */
  async read(
    em: SqlEntityManager,
    now: Date,
    document: LegalDocument,
    version?: string,
  ): Promise<(LegalVersionView & { readonly sections: LegalSection[] }) | undefined> {
    const heads = await this.versions(em, now);
    const isAsked = (head: LegalVersionView): boolean =>
      head.document === document && (version === undefined ? head.isInForce : head.version === version);
    const head = heads.find(isAsked);
    if (!head) return undefined;
    return { ...head, sections: await this.sectionsOf(em, head) };
  }

  /** The version that was published last, whether it holds already or is announced. */
  async newest(em: SqlEntityManager, document: LegalDocument): Promise<LegalText | undefined> {
    const head = (await headsOf(em)).find((one) => one.document === document);
    return head && { ...head, sections: await this.sectionsOf(em, head) };
  }

  /** Whether these are the terms and the privacy notice in force. */
  async areInForce(em: SqlEntityManager, now: Date, shown: ShownVersions): Promise<boolean> {
    const rows = await headsOf(em);
    return (
      versionInForce(rows, 'terms', now)?.version === shown.termsVersion &&
      versionInForce(rows, 'privacy', now)?.version === shown.privacyVersion
    );
  }

  private async sectionsOf(em: SqlEntityManager, { document, version }: LegalVersion): Promise<LegalSection[]> {
    const [row] = await em.execute<{ sections: LegalSection[] }[]>(
      `select sections from identity.legal_texts where document = ? and version = ?`,
      [document, version],
    );
    return row?.sections ?? [];
  }
}

export interface ShownVersions {
  readonly termsVersion: string;
  readonly privacyVersion: string;
}

/** Adds a version and answers its id; null for one that is there already, which is never changed. */
export async function addLegalText(
  { em, now, newId }: Pick<Work, 'em' | 'now' | 'newId'>,
  text: LegalText,
): Promise<string | null> {
  const [added] = await em.execute<{ id: string }[]>(
    `insert into identity.legal_texts
       (id, document, version, title, effective_on, summary, is_material, sections, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?) on conflict (document, version) do nothing returning id`,
    [
      newId(),
      text.document,
      text.version,
      text.title,
      text.effectiveOn,
      text.summary,
      text.isMaterial,
      JSON.stringify(text.sections),
      now.toISOString(),
    ],
  );
  return added?.id ?? null;
}

export const headsOf = (em: SqlEntityManager): Promise<Row[]> =>
  em.execute<Row[]>(
    `select document, version, title, effective_on::text as "effectiveOn", summary, is_material as "isMaterial"
     from (select t.*, row_number() over (partition by document order by effective_on desc, created_at desc) as place
           from identity.legal_texts t) numbered
     where place <= ${versionsShown} order by document, place`,
  );
