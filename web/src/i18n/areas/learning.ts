import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/learning.json';
import _no from '../messages/_no/learning.json';

registerArea({ _no, _eng });
