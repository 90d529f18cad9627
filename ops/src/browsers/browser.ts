/** One input device with its actions, in the format that WebDriver and WebDriver BiDi share. */
export type InputSource =
  | { readonly type: 'key'; readonly id: 'keyboard'; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: 'mouse';
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };
export type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };
export type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };

/** A running browser with one page. */
export type Browser = {
  /** Name and version, as the browser reports them. */
  readonly version: string;
  /** Opens a path of the game. */
  open(path: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be a string, or a promise of one. */
  evaluate(expression: string): Promise<string>;
  perform(source: InputSource): Promise<void>;
  /** The page as a PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of scripts and violations of the content policy, from the start of the first page until now. */
  readonly faults: readonly string[];
  close(): Promise<void>;
};

export const viewport = { width: 1280, height: 860 } as const;
