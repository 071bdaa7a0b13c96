import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/teachers.json';
import _no from '../messages/_no/teachers.json';

registerArea({ _no, _eng });
