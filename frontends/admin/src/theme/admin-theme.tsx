import { ConfigProvider } from 'antd';
import spanish from 'antd/es/locale/es_ES.js';
import type { ReactNode } from 'react';

import { theme } from '@alcancia/web-kit/antd-theme';
import { pageNonce } from '@alcancia/web-kit/federation';

const nonce = pageNonce();

/** Ant Design of this bundle in our colours and our Spanish: another copy than the kit's, so it needs a provider of its own. */
export const AdminTheme = ({ children }: { readonly children: ReactNode }) => (
  <ConfigProvider theme={theme} locale={spanish} {...(nonce ? { csp: { nonce } } : {})}>
    {children}
  </ConfigProvider>
);
