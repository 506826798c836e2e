import { failure } from '@alcancia/server-kit';

export const supportWithoutFamily = () => failure('support_without_family');
