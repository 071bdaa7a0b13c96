import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/picture.json';
import _no from '../messages/_no/picture.json';

registerArea({ _no, _eng });
