import { failure } from '@alcancia/server-kit';

/** What protects the account is always told (G23). */
export const alwaysTold = () =>
  failure('notice_always_told', {}, [{ field: 'isOn', message: 'Los avisos de seguridad llegan siempre.' }]);

export const notByChannel = () =>
  failure('notice_not_by_channel', {}, [{ field: 'channel', message: 'Este aviso no llega por aquí.' }]);

export const quietHoursEmpty = () =>
  failure('quiet_hours_empty', {}, [{ field: 'until', message: 'Las horas de silencio deben terminar a otra hora.' }]);
