import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/comments.json';
import _no from '../messages/_no/comments.json';

registerArea({ _no, _eng });
