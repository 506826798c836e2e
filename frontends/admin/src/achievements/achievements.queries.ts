import { listAllAchievements, saveAchievement } from '@alcancia/contracts/family';
import { read, useWrite } from '@alcancia/web-kit';

export const allAchievements = read(listAllAchievements, {});

export const useSaveAchievement = () => useWrite(saveAchievement);
