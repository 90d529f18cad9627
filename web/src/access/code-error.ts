import { textError } from '@underhall/contract/read-text';
import { typedTexts } from '@underhall/contract/typed-texts';

export const codeError = (typed: string): string | undefined => textError(typedTexts.accessCode, typed);
