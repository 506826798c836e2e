import type { SpeechRight, SpeechRole } from '@alcancia/contracts/speech';
import { said } from '@alcancia/web-kit';

const rights: Readonly<Record<SpeechRight, string>> = {
  view_global_settings: 'Ver los ajustes generales',
  edit_global_engine: 'Cambiar los ajustes generales',
  view_section_settings: 'Ver los ajustes por sección',
  edit_section_engine: 'Cambiar los ajustes por sección',
  view_general_stats: 'Ver el uso del audio',
  view_elevenlabs_status: 'Ver el proveedor de voz',
  edit_elevenlabs_voice: 'Elegir la voz del proveedor',
  mute_voice: 'Silenciar la voz para sí',
  reduce_effects: 'Reducir los efectos para sí',
};

const roles: Readonly<Record<SpeechRole, string>> = {
  super_admin: 'Super Admin',
  adult: 'Padre/Tutor',
  child: 'Niño/a',
};

export const words = said({
  title: 'Audio',
  about: 'Quién habla en Alcancía, a qué volumen, en qué secciones y cuánto se escucha.',
  permissions: 'Permisos por rol',
  permissionsText: 'Valen al momento. A quien no puede silenciar la voz, Alcancía no le habla.',
  right: 'Permiso',
  rights,
  roles,
  of: (right: string, role: string) => `${right}: ${role}`,
  adultsOnly: 'Solo adultos',
  saved: 'Audio guardado',
  given: (right: string, role: string) => `${right}: permitido a ${role}`,
  taken: (right: string, role: string) => `${right}: quitado a ${role}`,
  statsFailed: 'No pudimos cargar el uso del audio',
  providerFailed: 'No pudimos consultar el proveedor de voz',
  failedTitle: 'Error',
  failedText: 'No se pudo cargar la configuración de audio.',
});
