import type { Operation } from '@kodestien/contract/operation';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/operations.ts';
import type { LearningServices } from '../learning/services.ts';
import type { PictureServices } from '../profile/picture/picture-store.ts';

export type ClassServices = LearningServices & PictureServices;
export type ClassHandler<T extends Operation> = Handler<T, Caller, ClassServices>;
