import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/not-found.json';
import _no from '../messages/_no/not-found.json';

registerArea({ _no, _eng });
