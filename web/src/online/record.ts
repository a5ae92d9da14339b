/** The record of a finished online game, byte for byte as the server gives it out. */
import { saveFile } from '../replay/download.ts';
import { callForText } from './api.ts';

export const readRecord = (id: string): Promise<string> => callForText('GET /api/tables/:table/record', { table: id });
export const saveRecord = async (id: string): Promise<void> => saveFile(`stoa-${id.slice(0, 8)}.json`, await readRecord(id));
