/** From which end a list of what happened is read, and between which days of this device's calendar; '' bounds nothing. */
export interface LookThrough {
  readonly order: 'newest' | 'oldest';
  /** 'YYYY-MM-DD' */
  readonly from: string;
  /** 'YYYY-MM-DD'; that day still belongs to it. */
  readonly to: string;
}

export const wholeLog: LookThrough = { order: 'newest', from: '', to: '' };

const startOf = (day: string, daysLater = 0): Date => {
  const date = new Date(`${day}T00:00:00`);
  date.setDate(date.getDate() + daysLater);
  return date;
};

/** As the server is asked for it. */
export const askedThrough = ({ order, from, to }: LookThrough) => ({
  order,
  ...(from && { since: startOf(from).toISOString() }),
  ...(to && { before: startOf(to, 1).toISOString() }),
});

/** A file holds at most so many pages of a hundred rows. */
const mostPages = 20;

/** What a file holds: page after page, as `ask` answers them. */
export async function pagesForFile<Page extends { readonly nextCursor: string | null }>(
  ask: (page: { readonly limit: number; readonly cursor?: string }) => Promise<Page>,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null && pages.length < mostPages) {
    const page = await ask({ limit: 100, ...(cursor && { cursor }) });
    pages.push(page);
    cursor = page.nextCursor;
  }
  return pages;
}
