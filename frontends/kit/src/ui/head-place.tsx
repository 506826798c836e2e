import { createContext, type ReactNode, useContext } from 'react';

const Extras = createContext<ReactNode>(null);

/** What the shell has for the head of a page that draws its own: the bell. */
export const HeadExtras = ({ extras, children }: { readonly extras: ReactNode; readonly children: ReactNode }) => (
  <Extras value={extras}>{children}</Extras>
);

/** The place for it in the page's own head. */
export const HeadPlace = (): ReactNode => useContext(Extras);
