import type { ReactNode } from 'react';

import { AdminTheme } from './theme/admin-theme.js';

interface AdminPageProps {
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}

/** A page of those who run the product: its head, and what it is about. */
export function AdminPage({ title, about, children }: AdminPageProps) {
  return (
    <AdminTheme>
      <div className="page-head">
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
      {children}
    </AdminTheme>
  );
}
