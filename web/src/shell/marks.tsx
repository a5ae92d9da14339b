/** Drawn by us: the portico of the name and the meander under the masthead. */
export const Portico = () => (
  <svg viewBox="0 0 96 96" aria-hidden="true">
    <g fill="none" stroke="#d9773f" strokeWidth="6" strokeLinejoin="round">
      <path d="M48 10L12 30h72zM18 78h60M10 88h76" />
    </g>
    <path fill="currentColor" d="M22 38h9v34h-9zM43.500 38h9v34h-9zM65 38h9v34h-9z" />
  </svg>
);

export const Meander = () => (
  <svg className="meander" aria-hidden="true">
    <defs>
      <pattern id="meander" width="24" height="12" patternUnits="userSpaceOnUse">
        <path d="M0 10.500H20.500V2.500H8.500V7H15" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M20 10.500H24" fill="none" stroke="currentColor" strokeWidth="2" />
      </pattern>
    </defs>
    <rect width="100%" height="12" fill="url(#meander)" />
  </svg>
);
