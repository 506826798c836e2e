import { listAffinityTests, readAffinityStats, saveAffinityTest } from '@alcancia/contracts/marketing';
import { read, useWrite } from '@alcancia/web-kit';

export const allEditions = read(listAffinityTests, {});
export const statsOf = (testId: string) => read(readAffinityStats, { testId });

export const useSaveTest = () => useWrite(saveAffinityTest);
