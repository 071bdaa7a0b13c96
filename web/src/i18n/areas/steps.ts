import { registerArea } from '../catalogs.ts';
import _eng from '../messages/_eng/steps.json';
import _no from '../messages/_no/steps.json';

registerArea({ _no, _eng });
