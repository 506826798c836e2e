import { Feature } from '@alcancia/server-kit';

import { ConsentsModule } from '../consents/consents.module.js';
import { CreateChild } from './create-child.js';
import { KeepAvatarWhenPetChosen } from './keep-avatar-when-pet-chosen.handler.js';
import { KeepThemeWhenThemeSaved } from './keep-theme-when-theme-saved.handler.js';
import { ListChildren } from './list-children.js';
import { ReadAge } from './read-age.js';
import { ReadChild } from './read-child.js';
import { UpdateChild } from './update-child.js';

/** The profiles of children, made and kept by their adults. */
@Feature({
  imports: [ConsentsModule],
  useCases: [CreateChild, ListChildren, ReadAge, ReadChild, UpdateChild],
  reactions: [KeepAvatarWhenPetChosen, KeepThemeWhenThemeSaved],
})
export class ChildrenModule {}
