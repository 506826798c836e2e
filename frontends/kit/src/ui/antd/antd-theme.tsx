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
/** Our style sheet stops all animations for who prefers none; Ant Design would wait for their end for ever. */
const prefersCalm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
const calmTheme = prefersCalm ? { ...theme, token: { ...theme.token, motion: false } } : theme;

/** Our colours, our Spanish and the page's nonce for everything of Ant Design inside. */
export const AntdTheme = ({ children }: { readonly children: ReactNode }) => (
  <ConfigProvider theme={calmTheme} locale={spanish} {...(nonce ? { csp: { nonce } } : {})}>
    {children}
  </ConfigProvider>
);
