import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/mal.json';
import _no from '../messages/_no/mal.json';

registerArea({ _no, _eng });
