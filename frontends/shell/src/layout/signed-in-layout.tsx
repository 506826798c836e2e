import type { ReactNode } from 'react';

/** The frame around the pages of whoever is signed in. */
export const SignedInLayout = ({ children }: { readonly children: ReactNode }) => (
  <main className="signed-in">{children}</main>
);
