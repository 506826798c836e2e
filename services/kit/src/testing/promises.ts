export { describeMailSender, type MailSenderStand } from './mail-sender-promises.js';
