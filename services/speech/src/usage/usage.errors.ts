import { speechStatsLimits } from '@alcancia/contracts/speech-limits';
import { failure } from '@alcancia/server-kit';

const message = `Elige hasta ${speechStatsLimits.days} días, del primero al último.`;

export const badDays = () => failure('invalid_input', {}, [{ field: 'from', message }]);
