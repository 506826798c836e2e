import type { avatars } from '@alcancia/contracts/values';

/** A head of the library of avatars and, grown, a child's companion. */
export type PetName = (typeof avatars)[number];

/** Four colours and the parts that make a pet: n name, m body, d shade, l light, x accent, mz muzzle. */
export interface PetKit {
  readonly n: string;
  readonly m: string;
  readonly d: string;
  readonly l: string;
  readonly x: string;
  readonly ears: 'pointed' | 'tall' | 'floppy' | 'long' | 'tufts' | 'gills' | 'llama' | 'round' | 'horns' | '';
  readonly mz: 'muzzle' | 'nose' | 'beak' | 'smile' | 'mask' | 'snout';
  readonly mark: 'stripes' | 'patch' | 'cheeks' | 'discs' | 'freckles' | 'fringe' | 'rosettes' | 'heart' | 'spike' | '';
  readonly tail: 'curl' | 'stub' | 'pompom' | 'brush' | 'dragon' | '';
  readonly wings?: 1 | 2;
  readonly shell?: 1;
}

export const petKits: Readonly<Record<PetName, PetKit>> = {
  cat: {
    n: 'Gato',
    m: '#F4A95C',
    d: '#DB8433',
    l: '#FFE6C7',
    x: '#C9702A',
    ears: 'pointed',
    mz: 'muzzle',
    mark: 'stripes',
    tail: 'curl',
  },
  dog: {
    n: 'Perro',
    m: '#E2B07A',
    d: '#B97C43',
    l: '#FBE9D2',
    x: '#8A5630',
    ears: 'floppy',
    mz: 'muzzle',
    mark: 'patch',
    tail: 'stub',
  },
  rabbit: {
    n: 'Conejo',
    m: '#D9CBEA',
    d: '#AE98CC',
    l: '#F6F0FC',
    x: '#F2A3BC',
    ears: 'long',
    mz: 'nose',
    mark: '',
    tail: 'pompom',
  },
  fox: {
    n: 'Zorro',
    m: '#F07F45',
    d: '#C9582A',
    l: '#FFF1E3',
    x: '#5A2A1C',
    ears: 'tall',
    mz: 'nose',
    mark: 'cheeks',
    tail: 'brush',
  },
  owl: {
    n: 'Búho',
    m: '#8E74C9',
    d: '#6650A3',
    l: '#EADFFA',
    x: '#F6B73C',
    ears: 'tufts',
    mz: 'beak',
    mark: 'discs',
    tail: '',
    wings: 1,
  },
  turtle: {
    n: 'Tortuga',
    m: '#93CF86',
    d: '#5FA35C',
    l: '#E3F5D6',
    x: '#3E7D57',
    ears: '',
    mz: 'smile',
    mark: '',
    tail: '',
    shell: 1,
  },
  axolotl: {
    n: 'Ajolote',
    m: '#F9B9CB',
    d: '#EA8CA8',
    l: '#FFE9EF',
    x: '#D9577F',
    ears: 'gills',
    mz: 'smile',
    mark: 'freckles',
    tail: '',
  },
  llama: {
    n: 'Llama',
    m: '#F5EAD7',
    d: '#D8C09B',
    l: '#FFFBF2',
    x: '#D9577F',
    ears: 'llama',
    mz: 'muzzle',
    mark: 'fringe',
    tail: '',
  },
  jaguar: {
    n: 'Jaguar',
    m: '#F6BE4F',
    d: '#D99320',
    l: '#FFF3D6',
    x: '#6B3F14',
    ears: 'round',
    mz: 'muzzle',
    mark: 'rosettes',
    tail: 'curl',
  },
  sloth: {
    n: 'Perezoso',
    m: '#BFA07C',
    d: '#957650',
    l: '#F3E6D2',
    x: '#6E4E2E',
    ears: '',
    mz: 'mask',
    mark: '',
    tail: '',
  },
  penguin: {
    n: 'Pingüino',
    m: '#4A6C96',
    d: '#2F4B72',
    l: '#F5F9FD',
    x: '#F6A23C',
    ears: '',
    mz: 'beak',
    mark: 'heart',
    tail: '',
    wings: 1,
  },
  dragon: {
    n: 'Dragón',
    m: '#52BD98',
    d: '#2E8E6E',
    l: '#DDF6E6',
    x: '#F6B73C',
    ears: 'horns',
    mz: 'snout',
    mark: 'spike',
    tail: 'dragon',
    wings: 2,
  },
};
