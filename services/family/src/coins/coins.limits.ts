/** How often the stored balances are compared with the sums of their entries (house §6). */
export const booksCheckedEveryMs = 24 * 60 * 60_000;
