import { legalVersions } from '@alcancia/contracts/identity';

export interface LegalText {
  readonly title: string;
  readonly version: string;
  readonly sections: readonly { readonly title: string; readonly text: readonly string[] }[];
}

export const words = {
  product: 'Alcancía',
  home: 'Alcancía, inicio',
  back: 'Volver al inicio',
  version: (version: string, day: string) => `Versión ${version}, vigente desde el ${day}`,
} as const;

/** Short and true of what this version does. A material change gets a new version (G50). */
export const terms: LegalText = {
  title: 'Términos de uso',
  version: legalVersions.terms,
  sections: [
    {
      title: 'Qué es Alcancía',
      text: [
        'Alcancía es una aplicación para que las familias enseñen a ahorrar. Los adultos crean actividades, metas y recompensas; los niños las cumplen y ganan Puntos y Monedas.',
        'Las Monedas son un registro dentro de tu familia. Alcancía no guarda ni mueve dinero real.',
      ],
    },
    {
      title: 'Quién puede tener una cuenta',
      text: [
        'Solo personas mayores de 18 años. Los niños no tienen cuenta propia: un adulto crea su perfil dentro de la suya y responde por él.',
        'Da datos verdaderos, guarda tu contraseña y tu PIN, y cierra la sesión en los dispositivos que ya no uses.',
      ],
    },
    {
      title: 'Qué esperamos de ti',
      text: [
        'Crea perfiles solo de niños que están a tu cuidado. No uses Alcancía para molestar a nadie ni para entrar en familias ajenas.',
        'Podemos suspender una cuenta que ponga en riesgo a un niño o al servicio.',
      ],
    },
    {
      title: 'Planes y cambios',
      text: [
        'El plan Gratis se puede usar siempre, dentro de sus límites. Si un día contratas otro plan, verás su precio antes de aceptar.',
        'Si cambiamos estos términos de forma importante, te lo diremos y te pediremos que los aceptes otra vez.',
      ],
    },
    {
      title: 'Hasta dónde respondemos',
      text: [
        'Cuidamos que tus datos y las Monedas de tus hijos no se pierdan. Aun así, el servicio puede tener interrupciones. Nada de este texto te quita los derechos que te da la ley de tu país.',
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: 'Aviso de privacidad',
  version: legalVersions.privacy,
  sections: [
    {
      title: 'Qué guardamos de ti',
      text: [
        'Tu nombre, tu email, tu edad, género, país y la relación con los niños, para crear tu perfil y tu familia.',
        'La versión de los textos que aceptaste y cuándo lo hiciste. Tu contraseña y tu PIN se guardan cifrados de forma que nadie puede leerlos.',
      ],
    },
    {
      title: 'Qué guardamos de los niños',
      text: [
        'El nombre con que los llamas, mes y año de nacimiento, el género si quieres darlo, y lo que hacen en la aplicación: actividades, metas, Puntos, Monedas y recompensas. No pedimos foto, email ni ubicación.',
        'Lo ven solo los adultos vinculados a cada niño, según los permisos que tengan.',
      ],
    },
    {
      title: 'Para qué lo usamos',
      text: [
        'Solo para que Alcancía funcione y sea segura. No vendemos datos, no mostramos publicidad y no hay rastreadores de terceros en las páginas de los niños.',
      ],
    },
    {
      title: 'Qué queda en tu dispositivo',
      text: [
        'Tu sesión, una clave al azar que reconoce el dispositivo y una marca que dura hasta que cierras el navegador. Mientras un niño usa su perfil, tu sesión de adulto no queda en el dispositivo.',
      ],
    },
    {
      title: 'Cuánto tiempo y tus derechos',
      text: [
        'Guardamos los datos mientras exista tu cuenta. Los registros de errores de acceso se borran a los 30 días y llevan el email oculto en parte.',
        'Puedes ver y corregir tus datos en tu perfil, y pedir una copia o el borrado de todo.',
      ],
    },
  ],
};
