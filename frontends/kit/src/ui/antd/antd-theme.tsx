import { ConfigProvider } from 'antd';
import spanish from 'antd/es/locale/es_ES.js';
import dayjs from 'dayjs';
import 'dayjs/locale/es.js';
import type { ReactNode } from 'react';

import { pageNonce } from '../../federation/runtime-config.js';
import { theme } from '../../theme/antd-theme.js';
import './antd.css';

dayjs.locale('es');

const nonce = pageNonce();

/** Our colours, our Spanish and the page's nonce for everything of Ant Design inside. */
export const AntdTheme = ({ children }: { readonly children: ReactNode }) => (
  <ConfigProvider theme={theme} locale={spanish} {...(nonce ? { csp: { nonce } } : {})}>
    {children}
  </ConfigProvider>
);
