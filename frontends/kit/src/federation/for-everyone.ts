/**
 * Part of the shell's entry, though it runs nothing: a shared module that the shell's own pages do not use yet
 * would not be in its build, and the micro-frontends bring none.
 */
export const forEveryone = [
  () => import('@alcancia/web-kit'),
  () => import('@alcancia/web-kit/art'),
  () => import('@alcancia/web-kit/ui'),
  () => import('@alcancia/web-kit/ui/antd'),
];
