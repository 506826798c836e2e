import { Pig } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';
import type { RemoteModule } from '@alcancia/web-kit/federation';
export const { routes, nav }: RemoteModule = { routes: [{ path: '*', element: <p>Familia aquí <Button>ok</Button><Pig /></p> }], nav: [] };
