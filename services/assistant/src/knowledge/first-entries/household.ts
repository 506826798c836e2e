import type { FirstEntry } from './first-entry.js';

/** What adults ask about profiles, other adults, devices and the account. */
export const aboutHousehold: readonly FirstEntry[] = [
  {
    intent: 'add-child',
    category: 'familia',
    question: '¿Cómo agrego otro niño?',
    aliases: [
      'Crear el perfil de mi segunda hija',
      'Añadir un hijo a la cuenta',
      'Tengo otro bebé, ¿cómo lo registro?',
      'Dar de alta a un niño',
    ],
    answerHtml:
      '<p>En <strong>Mis Niños</strong> pulsa agregar: nombre, cumpleaños y su personaje. Cuántos perfiles caben depende de tu plan; si no cabe, te lo decimos antes de guardar.</p>',
    tags: ['perfil', 'niño'],
  },
  {
    intent: 'invite-guardian',
    category: 'familia',
    question: '¿Cómo invito a otro adulto?',
    aliases: [
      'Que el papá también apruebe las tareas',
      'Agregar a la abuela como tutora',
      'Compartir la cuenta con mi pareja',
      'Invitar a otro tutor',
    ],
    answerHtml:
      '<p>En <strong>Invitar Tutor</strong> escribe su correo, elige a quién cuidará y qué podrá hacer. Recibe un enlace y entra con su propia cuenta: nunca compartan la contraseña.</p>',
    tags: ['tutor', 'invitar'],
  },
  {
    intent: 'guardian-rights',
    category: 'familia',
    question: '¿Qué puede hacer un tutor invitado?',
    aliases: [
      'Cambiar los permisos de la abuela',
      'Limitar lo que ve otro adulto',
      '¿Un observador puede aprobar?',
      'Diferencia entre Tutor y Observador',
    ],
    answerHtml:
      '<p>Lo que decidas: actividades, retos, recompensas y aprobaciones, cada una sin acceso, solo para ver o completa. Quien solo mira es <strong>Observador</strong>. Lo cambias en la página del niño, en <strong>Tutores</strong>.</p>',
    tags: ['tutor', 'permisos'],
  },
  {
    intent: 'authorise-device',
    category: 'seguridad',
    question: '¿Cómo autorizo la tableta de mi hijo?',
    aliases: [
      'Usar Alcancía en el teléfono de mi hija',
      'Un dispositivo nuevo pide permiso',
      'Quitar una tablet que ya no usamos',
      '¿Cómo entra mi hijo desde otro aparato?',
    ],
    answerHtml:
      '<p>Entra tú con tu cuenta en ese aparato, elige su perfil y confirma con tu contraseña. Desde <strong>Dispositivos</strong> ves todos los autorizados y puedes quitar cualquiera al instante.</p>',
    tags: ['dispositivo', 'tableta'],
  },
  {
    intent: 'forgot-pin',
    category: 'seguridad',
    question: '¿Qué hago si olvidó su PIN?',
    aliases: [
      'Restablecer el PIN de mi hija',
      'Se bloqueó el perfil por poner mal el PIN',
      'Cambiar los cuatro números de entrada',
      'No se acuerda de su clave de cuatro números',
    ],
    answerHtml:
      '<p>En <strong>Mis Niños</strong> abre su perfil y restablece el PIN: la próxima vez que entre elegirá uno nuevo contigo. Tras tres intentos fallidos el perfil espera cinco minutos.</p>',
    tags: ['PIN', 'bloqueo'],
  },
  {
    intent: 'privacy',
    category: 'seguridad',
    question: '¿Qué datos guardan de mis hijos?',
    aliases: [
      'Privacidad de los niños en la app',
      'Descargar los datos de mi familia',
      '¿Quién puede ver la información de mi hija?',
      '¿Venden nuestros datos?',
    ],
    answerHtml:
      '<p>Solo lo necesario para que funcione: nombre o apodo, edad, personaje y lo que hacen. Todo lo demás está apagado hasta que lo permitas. En <strong>Configuración</strong>, en Privacidad, puedes verlo, descargarlo y borrarlo.</p>',
    tags: ['privacidad', 'datos'],
  },
  {
    intent: 'plans',
    category: 'cuenta',
    question: '¿Qué planes hay y cuánto cuestan?',
    aliases: [
      'Precio de la suscripción',
      '¿Alcancía es gratis?',
      'Ver los planes de pago',
      'Cambiar a un plan más grande',
    ],
    answerHtml:
      '<p>En <strong>Mi Suscripción</strong> están todos los planes con su precio en tu moneda, lo que incluye cada uno y cuál tienes ahora. Si cambias a uno más pequeño, nada se borra.</p>',
    tags: ['plan', 'precio'],
  },
  {
    intent: 'cancel-subscription',
    category: 'cuenta',
    question: '¿Cómo cancelo la suscripción?',
    aliases: [
      'Dejar de pagar el plan',
      'Dar de baja mi suscripción',
      'No quiero que se renueve',
      '¿Pierdo lo ganado si cancelo?',
    ],
    answerHtml:
      '<p>En <strong>Mi Suscripción</strong>, con <strong>Cancelar suscripción</strong>. Sigues con el plan hasta el final de lo ya pagado, y después nada de lo que ganaron se pierde: solo se ajusta cuánto puede estar activo.</p>',
    tags: ['suscripción', 'cancelar'],
  },
];
