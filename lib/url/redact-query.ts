/** The parameters of an address without their secrets. */
import { isUnusual, looksDrawn } from './drawn-text.ts';
import { decodeAll } from './percent.ts';
import { type Judge, REDACTED, redactedPart } from './redact.ts';
import { isSecretValue, secrecyOf } from './secret-names.ts';
import { isCode, type TellingTrail } from './telling-trail.ts';
import { tellingOf } from './telling-words.ts';

/** What a content hash is often written behind: `style.css?hash=…`. */
const ASSET = /\.(?:css|m?js|map|woff2?|ttf|eot|otf|png|jpe?g|gif|svg|webp|avif|ico)$/i;

/** Parameters as `name=value`; the trail is that of the path before them. */
export function redactedParameters(
  parameters: string[],
  trail: TellingTrail,
  path: string,
): string[] {
  let tells: boolean | null = null;
  const isTold: Judge = (text) => {
    if (trail.isKeyBehind(text)) return true;
    if (!looksDrawn(text)) return false;
    tells ??= parameters.some(tellsAnAct);
    return tells;
  };
  const isAsset = ASSET.test(path);
  return parameters.map((parameter) => redactedParameter(parameter, isTold, isAsset));
}

function redactedParameter(parameter: string, isTold: Judge, isAsset: boolean): string {
  const equals = parameter.indexOf('=');
  const never: Judge = () => false;
  if (equals < 0) return redactedPart(parameter, isAsset ? never : isTold);
  const name = parameter.slice(0, equals);
  const value = parameter.slice(equals + 1);
  const readable = decodeAll(name);
  const secrecy = readable === null ? 'always' : secrecyOf(readable);
  const kept = redactedPart(name, never);
  if (value === '') return parameter.slice(0, equals) === kept ? parameter : `${kept}=`;
  if (isSecretValue(readable ?? '', secrecy, decodeAll(value) ?? '') && !isFlag(value))
    return `${kept}=${REDACTED}`;
  if (isAsset) return `${kept}=${redactedPart(value, never)}`;
  const isKey: Judge = (text) => isTold(text) || isKeyNamed(readable!, secrecy === 'perhaps', text);
  return `${kept}=${redactedPart(value, isKey)}`;
}

/** `require_email=1`: whether, not which. */
const isFlag = (value: string): boolean => /^(?:[01]|true|false|yes|no|on|off)$/i.test(value);

function isKeyNamed(name: string, isSuspicious: boolean, text: string): boolean {
  // A session of some forums.
  if (!isSuspicious) return name === 's' && /^[0-9a-f]{32}$/i.test(text);
  return isUnusual(text) || (tellingOf(name) === 'act' && isCode(text));
}

/** `?action=verify&…`, `?mode=activate&…` */
function tellsAnAct(parameter: string): boolean {
  return parameter.split('=').some((part) => tellingOf(decodeAll(part) ?? '') === 'act'); // no word
}
