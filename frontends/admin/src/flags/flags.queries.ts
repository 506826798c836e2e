import { listFlags, switchFlag } from '@alcancia/contracts/identity';
import { read, useWrite } from '@alcancia/web-kit';

export const allFlags = read(listFlags, {});

export const useSwitchFlag = () => useWrite(switchFlag);
