import { type LegalSection } from '@alcancia/contracts/identity';

/** Stands in the texts for where to write; each installation has its own. */
const place = '{contacto}';

export const contact = {
  place,
  /** The same sections with the operator's address; without one they say whom to ask. */
  writtenInto(sections: readonly LegalSection[], address: string): LegalSection[] {
    const written = (text: string): string =>
      text.replaceAll(
        place,
        address === ''
          ? 'a la persona u organización que administra esta instalación de Alcancía (todavía no ha publicado aquí una dirección de contacto)'
          : `a ${address}`,
      );
    return sections.map(({ title, text, list }) => ({ title, text: text.map(written), list: list.map(written) }));
  },
};
