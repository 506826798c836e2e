import { Feature } from '@alcancia/server-kit';

import { CreateChild } from './create-child.js';
import { ListChildren } from './list-children.js';
import { ReadChild } from './read-child.js';
import { UpdateChild } from './update-child.js';

/** The profiles of children, made and kept by their adults. */
@Feature({ useCases: [CreateChild, ListChildren, ReadChild, UpdateChild] })
export class ChildrenModule {}
