export { WarningCircle as WarningIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
